import { styled } from 'styled-components'
import { cardSurface, column, pageTitle } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** Parts of the page, far from each other. */
export const HomeParts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 104px; /* measured: the distance of sections on public pages */
  @media ${media.tablet} {
    gap: ${space[20]};
  }
  @media ${media.phone} {
    gap: ${space[16]};
  }
`

/** The page. */
export const HomeRoot = styled(HomeParts)`
  padding-block: ${space[8]} ${space[12]};
  @media ${media.phone} {
    padding-block: ${space[2]} ${space[8]};
  }
`

export const SectionRoot = styled.section`
  ${column(space[8])}
  min-width: 0;
  &[data-ground='band'] {
    padding-block: ${space[16]};
    color: ${semantic.text.primary};
    background: ${semantic.surface.page};
    /* To both edges of the screen, without being wider than it. */
    box-shadow: 0 0 0 100vmax ${semantic.surface.page};
    clip-path: inset(0 -100vmax);
  }
  @media ${media.phone} {
    gap: ${space[5]};
    &[data-ground='band'] {
      padding-block: ${space[12]};
    }
  }
`

export const SectionHead = styled.header`
  ${column(space[2])}
  h2 {
    max-width: 26em;
    ${pageTitle}
  }
  p {
    max-width: 62ch;
    font: ${type.lead.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  @media ${media.phone} {
    p {
      font: ${type.bodyL.font};
    }
  }
`

/** A plain sheet in a part. */
export const Sheet = styled.div`
  min-width: 0;
  ${cardSurface}
  overflow: hidden;
`

/** The words that lead on from a part. */
export const Onward = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
`
