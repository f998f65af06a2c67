import { styled } from 'styled-components'
import { captionText, column, row, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/** The columns of the list and its header. On a phone an advert is a card. */
export const advertGrid = `
  display: grid;
  grid-template: 'pick ad price limits status end' auto / 24px minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.4fr) 44px; /* measured: as drawn for trades */
  column-gap: ${space[3]};
  align-items: center;
  padding-inline: ${space[5]};
  @container adverts (max-width: 760px) { /* measured: five columns need this much */
    row-gap: ${space[2]};
    grid-template:
      'pick ad price status end' auto
      'pick limits limits status end' auto / 24px minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr) 44px; /* measured: as drawn for trades */
  }
`

export const RowRoot = styled.li`
  ${advertGrid}
  min-height: ${vars.room.rowHeightTall};
  padding-block: ${vars.room.rowTight};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:last-child {
    border-bottom: 0;
  }
  &[data-picked] {
    background: ${semantic.surface.selected};
  }
  @media ${media.phone} {
    grid-template:
      'pick ad end' auto
      'pick price price' auto
      'pick limits limits' auto
      'pick status status' auto / 24px minmax(0, 1fr) auto; /* measured: the box to select it */
    row-gap: ${space[2]};
    padding: ${space['3-5']} ${space[4]};
  }
`

export const PickCell = styled.div`
  grid-area: pick;
  align-self: center;
  @media ${media.phone} {
    align-self: start;
  }
`

export const AdCell = styled.div`
  grid-area: ad;
  ${row(space[3])}
  min-width: 0;
`

export const Lines = styled.div`
  ${column(space['0-5'])}
  min-width: 0;
`

export const PriceCell = styled.div`
  grid-area: price;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const LimitsCell = styled.div`
  grid-area: limits;
  ${column(space[1])}
  min-width: 0;
  ${captionText}
`

export const StatusCell = styled.div`
  grid-area: status;
  ${column(space[1])}
  align-items: flex-start;
  min-width: 0;
`

/** Why, and what mends it, on one line where there is room. */
export const Why = styled.div`
  ${wrappingRow(space[1], space[2])}
  ${captionText}
  &[data-tone='refused'] {
    color: ${semantic.negative.text};
  }
`

export const EndCell = styled.div`
  grid-area: end;
  display: flex;
  justify-content: flex-end;
`
