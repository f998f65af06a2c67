import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const DepositRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[3]};
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
`
