import { styled } from 'styled-components'
import { baselineRow, column, pageTitle, partTitle } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** The parts of a page that is read from above: far from each other. */
export const FeesRoot = styled.div`
  ${column(space[16])}
  padding-top: ${space[4]};
  @media ${media.phone} {
    gap: ${space[10]};
    padding-top: 0;
  }
`

/** Nearer to what follows than the parts are to each other. */
export const FeesHead = styled.header`
  ${column(space[2])}
  margin-bottom: calc(-1 * ${space[10]});
  h1 {
    ${pageTitle}
  }
  p {
    max-width: 68ch;
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  @media ${media.phone} {
    margin-bottom: calc(-1 * ${space[6]});
  }
`

export const PartHead = styled.div`
  ${column(space[2])}
  > p {
    max-width: 68ch;
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

/** The title, and links beside it. */
export const PartTitle = styled.div`
  ${baselineRow(space[2], space[6])}
  justify-content: space-between;
  h2 {
    ${partTitle}
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[6]};
  }
  @media ${media.phone} {
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
