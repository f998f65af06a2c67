import { styled } from 'styled-components'
import { column, square, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const BarPlace = styled.div`
  container: filters / inline-size;
`

export const Bar = styled.section`
  display: grid;
  grid-template-columns: 1.1fr 1.1fr 1.05fr 1.1fr 1.1fr auto;
  gap: ${vars.borderWidth.hairline};
  overflow: clip;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  background: ${semantic.border.subtle};
  > * {
    min-width: 0;
  }
  @container filters (max-width: 1140px) /* measured: the switches take a line of their own */ {
    grid-template-columns: 1fr 1fr 1.2fr 1fr 1fr;
    [data-look='cell'] {
      padding-inline: ${space[3]};
    }
  }
  @container filters (max-width: 860px) /* measured: five names are cut; the switches are the sixth cell */ {
    grid-template-columns: 1fr 1fr 1fr;
  }
`

export const Switches = styled.div`
  ${column(space['1-5'])}
  justify-content: center;
  padding: ${space[2]} ${space[5]};
  font: ${vars.type.label.font};
  background: ${semantic.surface.card};
  @container filters (max-width: 1140px) /* measured: as the bar */ {
    grid-column: 1 / -1;
    flex-direction: row;
    justify-content: flex-start;
    gap: ${space[5]};
    padding: ${space[3]};
  }
  @container filters (max-width: 860px) /* measured: as the bar */ {
    grid-column: auto;
    flex-direction: column;
    justify-content: center;
    gap: ${space['1-5']};
    padding: ${space[2]} ${space[3]};
  }
`

export const PhoneRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[2]};
  && > button {
    min-height: ${vars.size.controlL};
    border-radius: ${vars.radius.l};
    padding-inline: ${space[3]};
    font: ${vars.type.bodyL.font};
    font-weight: ${vars.font.weight.semibold};
  }
`

/** The fiat stands inside the box of the amount. */
export const FiatPlace = styled.span`
  && > button {
    border-color: transparent;
    background: none;
    font-weight: ${vars.font.weight.medium};
    color: ${semantic.text.secondary};
  }
`

export const FilterPlace = styled.span`
  && > button {
    ${square(vars.size.controlL)}
    border-radius: ${vars.radius.l};
  }
`

/** Under the bar: what is on, and what can be done. */
export const FineLine = styled.div`
  ${wrappingRow(space[2])}
  margin-block-start: ${space[2]};
  > ul {
    flex: 1 1 0;
    min-width: 0;
  }
  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`

/** One line that can be pushed aside; it bleeds to the edge of a phone. */
export const Chips = styled.ul`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  scrollbar-width: none;
  @media ${media.phone} {
    margin-inline: calc(${space[4]} * -1);
    padding: ${space['1-5']} ${space[4]};
  }
  > li {
    flex: none;
  }
`
