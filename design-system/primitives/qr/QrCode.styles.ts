import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

export const QrRoot = styled.svg`
  flex: none;
  width: 100%;
  max-width: 216px; /* measured: over four pixels a module of a secret, which a camera reads off a screen */
  height: auto;
  border: ${vars.borderWidth.hairline} solid ${vars.semantic.border.default};
  border-radius: ${vars.radius.m};
  background: ${vars.semantic.surface.card};
`

export const DarkModules = styled.path`
  fill: ${vars.semantic.text.primary};
`
