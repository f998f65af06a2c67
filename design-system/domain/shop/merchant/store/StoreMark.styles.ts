import { styled } from 'styled-components'
import { centred, square } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, radius, size } = vars

export const Mark = styled.img`
  ${square(size.touch)}
  object-fit: contain;
  border-radius: ${radius.m};
  background: ${semantic.surface.sunken};
`

export const NoMark = styled.span`
  ${centred}
  ${square(size.touch)}
  border-radius: ${radius.m};
  background: ${semantic.surface.sunken};
  color: ${semantic.text.secondary};
`
