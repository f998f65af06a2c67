import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic } = vars

/** An address is read character by character: it may break anywhere, and keeps to itself. */
export const PayoutLine = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  [data-address] {
    padding: ${vars.space[2]} ${vars.space[3]};
    border-radius: ${vars.radius.s};
    background: ${semantic.surface.muted};
    overflow-wrap: anywhere;
  }
`
