import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

/** All of a picture at once, however tall it is. */
export const WholeImage = styled.img`
  display: block;
  max-width: 100%;
  max-height: 70dvh;
  height: auto;
  margin-inline: auto;
  object-fit: contain;
  border-radius: ${vars.radius.m};
  background: ${vars.semantic.surface.skeleton};
`
