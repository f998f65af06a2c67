import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/** Stands apart from the table under it: it is about this device, and the table about the account. */
export const BrowserRow = styled.div`
  padding: ${space[1]} ${space['3-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  > label {
    min-height: ${vars.size.touch};
    padding-block: ${space[2]};
    gap: ${space[4]};
  }
  > p:last-child {
    padding-bottom: ${space[2]};
  }
`
