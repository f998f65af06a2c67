import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, radius, size } = vars

export const Mark = styled.img`
  width: ${size.touch};
  height: ${size.touch};
  object-fit: contain;
  border-radius: ${radius.m};
  background: ${semantic.surface.sunken};
`

export const NoMark = styled.span`
  display: grid;
  place-items: center;
  width: ${size.touch};
  height: ${size.touch};
  border-radius: ${radius.m};
  background: ${semantic.surface.sunken};
  color: ${semantic.text.secondary};
`
