import { styled } from 'styled-components'
import { variantRules } from '../../theme/mixins.ts'
import { gapRules } from './gap.styles.ts'

export const StackRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${gapRules}
  ${variantRules('align', 'align-items', {
    stretch: 'stretch',
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
  })}
`
