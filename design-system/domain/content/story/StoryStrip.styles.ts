import { styled } from 'styled-components'
import { centred, row, square } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { radius, semantic, space } = vars

/** Scrolls sideways; on a phone to the edge of the screen, so that a cut story says that there are more. */
export const StripRoot = styled.ul`
  display: flex;
  gap: ${space[3]};
  overflow-x: auto;
  scrollbar-width: none;
  padding: ${space['0-5']};
  @media ${media.phone} {
    margin-inline: calc(${space[4]} * -1);
    padding-inline: ${space[4]};
  }
`

export const StoryCard = styled.button`
  flex: none;
  ${row(space[3])}
  width: 148px; /* measured: two short lines beside the picture */
  padding: ${space['1-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${radius.l};
  text-align: start;
  font: ${vars.type.caption.font};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.card};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &:hover {
    background: ${semantic.surface.hover};
  }
  &[data-new] {
    border-color: ${semantic.accent.solid};
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
  }
`

export const StoryPicture = styled.span`
  flex: none;
  ${centred}
  ${square(vars.size.tileL)}
  border-radius: ${radius.m};
  color: ${semantic.text.inverse};
  background: ${semantic.surface.inverse};
  &[data-tone='accent'] {
    color: ${semantic.accent.on};
    background: ${semantic.accent.solid};
  }
  &[data-tone='positive'] {
    color: ${semantic.positive.on};
    background: ${semantic.positive.solid};
  }
  &[data-tone='warning'] {
    color: ${semantic.warning.on};
    background: ${semantic.warning.solid};
  }
  &[data-size='large'] {
    ${square(vars.size.tileXl)}
    border-radius: ${radius.l};
  }
`

/** Two lines at most; the story itself has the whole title. */
export const StoryTitle = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`
