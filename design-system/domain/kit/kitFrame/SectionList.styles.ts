import { styled } from 'styled-components'
import { captionText, column } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

/** It stays beside what is read, under the bar, and scrolls by itself where the screen is low. */
export const ListNav = styled.nav`
  position: sticky;
  top: var(--kit-bar);
  ${column(space[4])}
  max-height: calc(100dvh - var(--kit-bar));
  padding-block: ${space[6]};
  overflow-y: auto;
`

export const GroupName = styled.div`
  ${captionText}
  padding: ${space[1]} ${space['2-5']};
`

export const SectionLink = styled.a`
  display: block;
  padding: ${space['1-5']} ${space['2-5']};
  border-radius: ${vars.radius.s};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.secondary};
  &:hover {
    color: ${semantic.text.primary};
    background: ${semantic.surface.hover};
  }
  &[aria-current] {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.accent.text};
    background: ${semantic.accent.soft};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${vars.focus.width});
  }
`

/** One line under the bar. */
export const SectionChoice = styled.div`
  position: sticky;
  top: var(--kit-bar);
  z-index: ${vars.z.sticky};
  margin-inline: calc(-1 * ${space[6]});
  padding: ${space[2]} ${space[6]};
  border-block-end: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  background: ${semantic.surface.page};
  @media ${media.phone} {
    margin-inline: calc(-1 * ${space[4]});
    padding-inline: ${space[4]};
  }
`
