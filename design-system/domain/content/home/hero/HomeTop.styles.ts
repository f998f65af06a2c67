import { styled } from 'styled-components'
import { column, oneColumnOn, typeStyle } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const TopRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 700px); /* measured: a line of an offer with its button */
  align-items: start;
  gap: ${space[8]} ${space[12]};
  ${oneColumnOn(media.belowTabletBig)}
  @media ${media.phone} {
    gap: ${space[5]};
  }
`

export const Told = styled.div`
  ${column(space[5])}
  min-width: 0;
  @media ${media.phone} {
    gap: ${space[3]};
  }
`

export const HeroTitle = styled.h1`
  max-width: 16ch;
  ${typeStyle(type.displayL)}
  text-wrap: balance;
  @media ${media.tabletBigUp} {
    font-size: 64px; /* measured: three lines beside the card */
    line-height: 1.03;
    :lang(ru) & {
      font-size: 46px; /* measured: five lines of longer words */
      line-height: 1.08;
    }
  }
  @media ${media.tablet} {
    max-width: 24ch;
  }
  @media ${media.phone} {
    font-size: 33px; /* measured: two or three lines of a phone */
    line-height: 1.1;
    :lang(ru) & {
      font-size: 29px; /* measured: as above */
    }
  }
`

export const Lead = styled.p`
  max-width: 44ch;
  font: ${type.lead.font};
  color: ${semantic.text.secondary};
  text-wrap: pretty;
  @media ${media.phone} {
    font: ${type.bodyL.font};
  }
`

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  font: ${type.bodyL.font};
  @media ${media.phone} {
    font: ${type.body.font};
  }
`
