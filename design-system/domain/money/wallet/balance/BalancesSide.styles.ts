import { styled } from 'styled-components'
import { row } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const SideCoin = styled.li`
  ${row(space['2-5'])}
  padding-block: ${space[2]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  > :last-child {
    margin-inline-start: auto;
    display: flex;
    flex-direction: column;
    align-items: flex-end;
  }
`
