import { css, styled } from 'styled-components'
import { visuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.styles.ts'
import { captionText, column, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'
import { rowCells } from './rowCell.ts'

const { semantic, space } = vars

const across = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  padding-inline: ${space[5]};
`

/** A list of figures: its rows share the columns of the place, and become cards on a phone. */
export const RowsPlace = styled.div`
  display: grid;
  column-gap: ${space[4]};
  &[data-rows='links'] {
    grid-template-columns:
      minmax(0, 4fr) minmax(max-content, 2fr) repeat(3, minmax(max-content, 1fr))
      auto;
  }
  &[data-rows='rewards'] {
    grid-template-columns:
      minmax(0, 3fr) repeat(3, minmax(max-content, 2fr)) minmax(max-content, 1fr)
      minmax(max-content, 2fr);
  }
  &[data-rows='people'] {
    grid-template-columns: minmax(0, 3fr) repeat(3, minmax(max-content, 1fr));
  }
  /* Where there is less room, dates and reasons wrap before names do. */
  @media ${media.tablet} {
    &[data-rows='rewards'] {
      grid-template-columns:
        minmax(0, 4fr) repeat(3, minmax(min-content, 2fr)) minmax(max-content, 1fr)
        minmax(max-content, 2fr);
    }
  }
  @media ${media.phone} {
    &[data-rows] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** What the columns are, for the eye: every cell says it to screen readers. */
export const RowsHead = styled.div`
  ${across}
  padding-block: ${space[2]};
  ${captionText}
  > [data-align='end'] {
    text-align: end;
  }
  @media ${media.phone} {
    display: none;
  }
`

export const Rows = styled.ul`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
`

const phoneAreas = {
  links: '"tag tag worth" "code actions actions" "counts actions actions"',
  rewards: '"person reward" "received level" "registered kind"',
  people: '"person worth" "registered traded"',
} as const

export const Row = styled.li`
  ${across}
  min-height: ${vars.room.rowHeight};
  padding-block: ${space[2]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &[data-editing] {
    background: ${semantic.surface.sunken};
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    padding: ${space[3]} ${space[4]};
    [data-rows='links'] & {
      grid-template-columns: minmax(0, 1fr) auto auto;
      grid-template-areas: ${phoneAreas.links};
    }
    [data-rows='rewards'] & {
      grid-template-areas: ${phoneAreas.rewards};
    }
    [data-rows='people'] & {
      grid-template-areas: ${phoneAreas.people};
    }
    [data-rows='links'] &[data-editing] {
      grid-template-areas: 'tag tag tag' 'code code worth' 'counts actions actions';
    }
  }
`

/** Each cell has a place of its own in a card. */
const cellAreas = rowCells.map(cell => `&[data-cell='${cell}'] { grid-area: ${cell}; }`).join('\n')

export const CellRoot = styled.div`
  min-width: 0;
  font-variant-numeric: tabular-nums lining-nums;
  &[data-align='end'] {
    text-align: end;
  }
  @media ${media.phone} {
    ${cellAreas}
    &[data-cell='level'],
    &[data-cell='kind'] {
      text-align: end;
    }
  }
`

/** Two columns that are one line of a card. */
export const CellPair = styled.div`
  display: contents;
  @media ${media.phone} {
    display: flex;
    flex-wrap: wrap;
    grid-area: counts;
    gap: ${space[1]} ${space[3]};
  }
`

/** What a cell is: heard always; seen on a phone, where no head stands above, unless the figure says it itself. */
export const CellLabel = styled.span`
  ${captionText}
  &[data-look='heard'] {
    ${visuallyHidden}
  }
  @media ${media.tabletUp} {
    ${visuallyHidden}
  }
`

/** What a cell is of, under it. */
export const CellNote = styled.span`
  display: block;
  ${captionText}
`

export const RowsHeadline = styled.div`
  ${wrappingRow(space[2], space[3])}
  justify-content: space-between;
  padding: ${space[4]} ${space[5]} ${space[2]};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const RowsFoot = styled.div`
  ${column(space[3])}
  padding: ${space[3]} ${space[5]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  ${captionText}
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`
