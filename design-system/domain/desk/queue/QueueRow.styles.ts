import { styled } from 'styled-components'
import { captionText, centred, column, square, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

export const RowRoot = styled.li`
  border-block-start: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  [data-first='rows'] > &:first-child {
    border-block-start: 0;
  }
`

/** What is seen of a row that is closed. All of it opens the row: its one link or button reaches over it. */
export const RowHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  position: relative;
  min-height: ${size.touch};
  padding: ${vars.room.rowTight} ${vars.room.card};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &:hover {
    background: ${semantic.surface.hover};
  }
  &:has([data-row]:focus-visible) {
    background: ${semantic.surface.selected};
  }
  > :last-child {
    color: ${semantic.text.secondary};
  }
  @media ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space['1-5']} ${space[3]};
    padding: ${space[3]} ${space[4]};
    > [data-part='note'],
    > [data-part='age'] {
      grid-column: 2;
    }
    > [data-part='note']:empty {
      display: none;
    }
    > svg:last-child {
      grid-row: 1;
      grid-column: 3;
    }
  }
`

export const RowMark = styled.span`
  ${centred}
  align-self: start;
  ${square(size.controlS)}
  border-radius: ${vars.radius.s};
  color: ${semantic.text.secondary};
  /* A coin and a person have a ground of their own. */
  &:has(> svg) {
    background: ${semantic.surface.muted};
  }
`

export const RowWords = styled.div`
  ${column(space['0-5'])}
  min-width: 0;
  overflow-wrap: anywhere;
`

export const RowTitle = styled.button`
  padding: 0;
  border: 0;
  font: ${type.bodyStrong.font};
  color: ${semantic.text.primary};
  background: none;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: calc(${vars.focus.offset} * -1);
  }
`

/** Small words beside each other, parted by dots. Links among them stand above the row's own. */
export const RowFacts = styled.span`
  ${wrappingRow('0', space['1-5'])}
  ${captionText}
  > :not(:first-child)::before {
    content: '·';
    margin-inline-end: ${space['1-5']};
    color: ${semantic.text.tertiary};
  }
`

export const RowNote = styled.div`
  ${wrappingRow(space[1], space[2])}
  min-width: 0;
`

/** What is under a row that is open. */
export const RowMore = styled.div`
  ${column(space[4])}
  padding: ${space[1]} ${vars.room.card} ${space[4]};
  padding-inline-start: calc(${vars.room.card} + ${size.controlS} + ${space[3]});
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const Described = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
