import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

export const View = styled.video`
  width: 100%;
  aspect-ratio: 1;
  border-radius: ${vars.radius.l};
  background: ${vars.semantic.surface.inverse};
  object-fit: cover;
  &[data-off] {
    display: none;
  }
`
