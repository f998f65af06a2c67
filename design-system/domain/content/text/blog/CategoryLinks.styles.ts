import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

export const CategoriesRoot = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`

export const CategoryLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.controlM};
  padding: 0 ${space['3-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
  small {
    font: ${type.caption.font};
    color: ${semantic.text.secondary};
  }
  &:hover {
    background: ${semantic.surface.hover};
  }
  &[aria-current] {
    border-color: transparent;
    color: ${semantic.text.inverse};
    background: ${semantic.surface.inverse};
    small {
      color: inherit;
    }
  }
  @media ${media.phone} {
    min-height: ${size.touch};
  }
`
