import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const LineRoot = styled.div`
  display: flex;
  align-items: center;
  justify-self: center;
  gap: ${space['1-5']};
  max-width: 100%;
  padding: ${space[1]} ${space['2-5']};
  border-radius: ${vars.radius.s};
  font: ${vars.type.caption.font};
  text-align: center;
  overflow-wrap: anywhere;
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
`
