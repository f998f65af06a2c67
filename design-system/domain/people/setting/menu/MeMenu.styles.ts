import { styled } from 'styled-components'
import { captionText, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const MeRoot = styled.div`
  display: grid;
  gap: ${space[4]};
  width: 100%;
  max-width: 760px; /* measured: a comfortable line */
  margin-inline: auto;
  @media ${media.phone} {
    gap: ${space[3]};
  }
`

export const Summary = styled.div`
  ${row(space[4])}
  min-width: 0;
`

export const SummaryWords = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  > h1 {
    ${row(space[1])}
    overflow-wrap: anywhere;
  }
`

export const SummaryFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  ${captionText}
`

export const PlaceRow = styled.a`
  ${row(space[3])}
  width: 100%;
  min-height: ${vars.room.rowHeight};
  padding: ${space[2]} ${space[5]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  color: ${semantic.text.primary};
  li:first-child > & {
    border-top: 0;
  }
  &:hover {
    background: ${semantic.surface.hover};
  }
  &:focus-visible {
    outline-offset: calc(${vars.focus.offset} * -1);
  }
  > svg {
    color: ${semantic.text.secondary};
  }
  &[aria-disabled='true'] {
    cursor: progress;
    color: ${semantic.text.tertiary};
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const PlaceWords = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
  font-weight: ${vars.font.weight.medium};
  > span {
    ${captionText}
    &[data-tone='warning'] {
      color: ${semantic.warning.text};
    }
  }
`
