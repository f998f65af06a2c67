import { styled } from 'styled-components'
import { centred, wrappingRow } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, size } = vars

export const Pages = styled.ul`
  ${wrappingRow(vars.space[1])}
`

export const PageLink = styled.a`
  ${centred}
  min-width: ${size.controlS};
  height: ${size.controlS};
  padding: 0 ${vars.space['1-5']};
  border-radius: ${vars.radius.s};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.primary};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &:hover {
    background: ${semantic.surface.muted};
  }
  &[aria-current='page'] {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.inverse};
    background: ${semantic.surface.inverse};
  }
  &[data-end] {
    color: ${semantic.text.disabled};
  }
  @media ${media.phone} {
    min-width: ${size.touch};
    height: ${size.touch};
  }
`

export const Gap = styled.span`
  padding-inline: ${vars.space[1]};
  color: ${semantic.text.tertiary};
`
