import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space } = vars

/** Looks as a choice of two, and is links. */
export const LocalesRoot = styled.ul`
  flex: none;
  display: flex;
  gap: ${space['0-5']};
  padding: ${space['0-5']};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.muted};
`

export const LocaleLinkRoot = styled.a`
  display: grid;
  place-items: center;
  min-height: ${size.controlS};
  padding: 0 ${space['2-5']};
  border-radius: ${vars.radius.s};
  font: ${vars.type.label.font};
  color: ${semantic.text.secondary};
  &:hover {
    color: ${semantic.text.primary};
  }
  &[aria-current] {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
    background: ${semantic.surface.thumb};
    box-shadow:
      ${vars.shadow[1]},
      0 0 0 ${vars.borderWidth.hairline} ${semantic.border.default};
  }
  @media ${media.phone} {
    min-width: ${size.touch};
    min-height: ${size.touch};
  }
`
