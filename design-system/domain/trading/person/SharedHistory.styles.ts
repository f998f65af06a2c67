import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const SharedRow = styled.li`
  display: grid;
  gap: ${space[1]};
  padding-block: ${space[3]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  overflow-wrap: anywhere;
`

export const SharedLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`
