import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { borderWidth, semantic, space, type } = vars

/** The parts of a page that sells by showing: far from each other. */
export const CalculatorRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[20]};
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

/** What it is, and what one gets: seen at once. */
export const Opening = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

export const HeadRow = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  h1 {
    font: ${type.display.font};
    letter-spacing: ${type.display.tracking};
    text-wrap: balance;
  }
  p {
    margin-top: ${space[1]};
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
  }
  @media ${media.phone} {
    h1 {
      font: ${type.title1.font};
      letter-spacing: ${type.title1.tracking};
    }
  }
`

export const RateNow = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space[1]};
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
  border: ${borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
`

export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  h2 {
    font: ${type.title1.font};
    letter-spacing: ${type.title1.tracking};
    text-wrap: balance;
  }
  p {
    max-width: 60ch;
    margin-top: ${space[1]};
    font: ${type.bodyL.font};
    color: ${semantic.text.secondary};
    text-wrap: pretty;
  }
  @media ${media.phone} {
    h2 {
      font: ${type.title2.font};
      letter-spacing: ${type.title2.tracking};
    }
  }
`

export const Panel = styled.div`
  min-width: 0;
  padding: ${space[6]};
  border: ${borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.surface.card};
  > h3 {
    margin-bottom: ${space[3]};
    font: ${type.title3.font};
    letter-spacing: ${type.title3.tracking};
  }
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${media.phone} {
    gap: ${space[3]};
  }
`

export const Asked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space[6]} ${space[10]};
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The words of the page: a column that is read. */
export const Told = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  max-width: 760px; /* measured: the column of a text */
`

export const PairList = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: ${space['2-5']};
    min-height: ${vars.size.touch};
    border-top: ${borderWidth.hairline} solid ${semantic.border.subtle};
  }
  > li > span:last-child {
    margin-inline-start: auto;
    font-weight: ${vars.font.weight.semibold};
    text-align: end;
  }
`
