import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

export const AvatarButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  min-width: ${vars.size.touch};
  min-height: ${vars.size.touch};
  border-radius: ${vars.radius.m};
`
