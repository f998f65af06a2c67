import { styled } from 'styled-components'
import { captionText, wrappingRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const DepositRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  padding-block: ${vars.room.row};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:first-child {
    border-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  > [role='progressbar'] {
    grid-column: 1 / -1;
  }
`

export const DepositFoot = styled.p`
  grid-column: 1 / -1;
  ${wrappingRow('0', space[3])}
  justify-content: space-between;
  ${captionText}
`
