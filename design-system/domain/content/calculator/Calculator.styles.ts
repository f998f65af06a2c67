import { styled } from 'styled-components'
import {
  cardSurface,
  column,
  oneColumnOn,
  pageTitle,
  partTitle,
  row,
  typeStyle,
} from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { borderWidth, semantic, space, type } = vars

/** The parts of a page that sells by showing: far from each other. */
export const CalculatorRoot = styled.div`
  ${column(space[20])}
  padding-block: ${space[4]} ${space[16]};
  > div[id] {
    display: contents;
  }
  @media ${media.belowTabletBig} {
    gap: ${space[16]};
  }
  @media ${media.phone} {
    gap: ${space[12]};
    padding-block: 0 ${space[10]};
  }
`

export const HeadRow = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  h1 {
    ${pageTitle}
  }
  p {
    margin-top: ${space[1]};
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
  }
`

export const RateNow = styled.div`
  ${column(space[1])}
  align-items: flex-end;
  > strong {
    font: ${type.amountM.font};
  }
  > strong[data-stale] {
    color: ${semantic.text.tertiary};
  }
  @media ${media.phone} {
    align-items: flex-start;
  }
`

/** The calculator, and the best real offer beside it. */
export const Machine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  > div[id] {
    display: contents;
  }
  ${cardSurface}
  ${oneColumnOn(media.belowTabletBig)}
`

export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  h2 {
    ${partTitle}
    text-wrap: balance;
  }
  p {
    max-width: 60ch;
    margin-top: ${space[1]};
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
`

export const Panel = styled.div`
  min-width: 0;
  padding: ${space[6]};
  ${cardSurface}
  > h3 {
    margin-bottom: ${space[3]};
    ${typeStyle(type.title3)}
  }
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};
  ${oneColumnOn(media.belowTabletBig)}
  @media ${media.phone} {
    gap: ${space[3]};
  }
`

export const Asked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space[6]} ${space[10]};
  ${oneColumnOn(media.belowTabletBig)}
`

/** The words of the page: a column that is read. */
export const Told = styled.div`
  ${column(space[5])}
  max-width: 760px; /* measured: the column of a text */
`

export const PairList = styled.ul`
  > li {
    ${row(space['2-5'])}
    min-height: ${vars.size.touch};
    border-top: ${borderWidth.hairline} solid ${semantic.border.subtle};
  }
  > li > span:last-child {
    margin-inline-start: auto;
    font-weight: ${vars.font.weight.semibold};
    text-align: end;
  }
`
