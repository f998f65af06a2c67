import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** The parts of a page that is read from above: far from each other. */
export const FeesRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  padding-top: ${space[4]};
  @media ${media.phone} {
    gap: ${space[10]};
    padding-top: 0;
  }
`

/** Nearer to what follows than the parts are to each other. */
export const FeesHead = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin-bottom: calc(-1 * ${space[10]});
  h1 {
    font: ${type.display.font};
    letter-spacing: ${type.display.tracking};
    text-wrap: balance;
  }
  p {
    max-width: 68ch;
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  @media ${media.phone} {
    margin-bottom: calc(-1 * ${space[6]});
    h1 {
      font: ${type.title1.font};
      letter-spacing: ${type.title1.tracking};
    }
  }
`

/** A part with a name of its own. */
export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
`

export const PartHead = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  > p {
    max-width: 68ch;
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

/** The title, and links beside it. */
export const PartTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  h2 {
    font: ${type.title1.font};
    letter-spacing: ${type.title1.tracking};
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[6]};
  }
  @media ${media.phone} {
    h2 {
      font: ${type.title2.font};
      letter-spacing: ${type.title2.tracking};
    }
    nav {
      gap: 0 ${space[4]};
    }
    nav > a {
      display: inline-flex;
      align-items: center;
      min-height: ${vars.size.touch};
    }
  }
`

/** Two parts beside each other, the first the wider one. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[16]};
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[10]};
  }
`
