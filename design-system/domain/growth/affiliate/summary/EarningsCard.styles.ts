import { styled } from 'styled-components'
import { captionText, column, oneColumnOn, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars
const line = `${vars.borderWidth.hairline} solid ${semantic.border.default}`

/** What was earned in all, with its coins beside it. */
export const EarningsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  ${oneColumnOn(media.phone)}
`

export const EarningsMain = styled.div`
  ${column(space[5])}
  justify-content: space-between;
  padding: ${space[5]};
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const Headline = styled.h2`
  font: ${type.label.font};
`

export const Total = styled.p`
  overflow-wrap: anywhere;
  /* A number longer than its column breaks rather than leaves it. */
  > [data-size] {
    white-space: normal;
  }
`

export const ThisMonth = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  ${captionText}
`

export const CoinList = styled.ul`
  padding: ${space[3]} ${space[5]};
  border-inline-start: ${line};
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, auto) minmax(0, 1fr) minmax(${space[16]}, auto);
    align-items: center;
    gap: ${space[2]};
    min-height: ${vars.size.controlM};
    padding-block: ${space[1]};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  > li:first-child {
    border-top: 0;
  }
  > li > :nth-child(n + 3) {
    text-align: end;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
    border-inline-start: 0;
    border-top: ${line};
  }
`

export const LevelList = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding-top: ${space[4]};
  border-top: ${line};
  > li {
    padding-inline: ${space[3]};
    border-inline-start: ${line};
  }
  > li:first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  p {
    ${captionText}
  }
`

export const People = styled.strong`
  display: block;
  font: ${type.amountM.font};
  font-variant-numeric: tabular-nums lining-nums;
`

/** What is earned and not in the wallet yet. */
export const Way = styled.div`
  ${wrappingRow(space[1], space[2])}
  padding: ${space['2-5']} ${space[3]};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.muted};
  ${captionText}
`
