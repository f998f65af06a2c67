import { styled } from 'styled-components'
import { captionText, inlineRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, size, space } = vars

export const CategoriesRoot = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`

export const CategoryLink = styled.a`
  ${inlineRow(space[2])}
  min-height: ${size.controlM};
  padding: 0 ${space['3-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
  small {
    ${captionText}
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
