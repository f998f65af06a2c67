import { styled } from 'styled-components'
import { gapRules } from './gap.styles.ts'

export const StackRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${gapRules}
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
`
