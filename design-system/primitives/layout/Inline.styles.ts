import { styled } from 'styled-components'
import { gapRules } from './gap.styles.ts'
import { variantRules } from '../../theme/mixins.ts'

export const InlineRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  ${gapRules}
  &[data-wrap='nowrap'] {
    flex-wrap: nowrap;
  }
  ${variantRules('align', 'align-items', {
    center: 'center',
    start: 'flex-start',
    end: 'flex-end',
    baseline: 'baseline',
    stretch: 'stretch',
  })}
  ${variantRules('justify', 'justify-content', {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    between: 'space-between',
  })}
`
