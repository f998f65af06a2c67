import { styled } from 'styled-components'
import { gapRules } from './gap.styles.ts'

export const InlineRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  ${gapRules}
  &[data-wrap='nowrap'] {
    flex-wrap: nowrap;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-justify='start'] {
    justify-content: flex-start;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`
