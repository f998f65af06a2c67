import { css, styled } from 'styled-components'
import {
  captionText,
  centred,
  column,
  row,
  square,
  variantRules,
  wrappingRow,
} from '../../../../theme/mixins.ts'
import { buttonLook } from '../../../../primitives/button/Button.styles.ts'
import { vars } from '../../../../tokens/vars.ts'
import { asWritten, narrow, snug } from '../InvoicePage.styles.ts'

const { semantic, space, type, font, size } = vars

/** Souk’s own ground on the store’s: white, or ink in the dark. */
export const PanelRoot = styled.section`
  ${column(space[4])}
  min-width: 0;
  padding: ${space[5]};
  border-radius: ${vars.radius.xl};
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
  box-shadow: ${vars.shadow[3]};
  @container ${narrow} {
    gap: ${space['3-5']};
    padding: ${space[4]};
  }
`

/** The colour that marks a state, for the icon, the tile and the bar of steps under it. */
const toneLook = css`
  --tone: ${semantic.text.secondary};
  ${variantRules('tone', '--tone', {
    primary: 'var(--panel-primary)',
    success: 'var(--panel-success)',
    warning: 'var(--panel-warning)',
    fail: 'var(--panel-fail)',
  })}
`

export const HeadRoot = styled.div`
  ${toneLook}
  position: relative;
  ${row(space[3])}
  justify-content: space-between;
  &[data-head='tile'] {
    align-items: start;
  }
  /* Beside the tile, so that the words below have the whole width. */
  &[data-head='tile'] > :nth-child(2) {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`

export const HeadState = styled.div`
  ${row(space['2-5'])}
  min-width: 0;
  [data-head='tile'] > & {
    flex-direction: column;
    align-items: start;
    gap: ${space[3]};
  }
  h2 {
    color: var(--panel-text);
    font: ${type.bodyL.font};
    font-weight: ${font.weight.semibold};
  }
  p {
    ${captionText}
  }
  [data-head='tile'] > & h2 {
    margin-bottom: ${space[2]};
    font: ${type.title3.font};
  }
  [data-head='tile'] > & p {
    font: ${type.body.font};
  }
`

export const HeadMark = styled.span`
  flex: none;
  ${centred}
  color: var(--tone);
  [data-head='tile'] & {
    width: 52px; /* measured: the tile of a state */
    height: 52px; /* measured: as above */
    border-radius: ${vars.radius.l};
    background: color-mix(in srgb, var(--tone) 12%, ${semantic.surface.card});
  }
`

/** The last minutes are told by size and colour; the digits say it by themselves. */
export const TimerRoot = styled.div`
  flex: none;
  ${row(space[2])}
  font: ${type.amountM.font};
  && > [data-tone] {
    color: var(--panel-warning);
  }
  && circle:first-child {
    stroke: var(--panel-track);
  }
  &&[data-urgent] {
    font: ${type.amountL.font};
  }
  &&[data-urgent] > [data-tone] {
    color: var(--panel-fail);
  }
`

/** A name above a value, with a button to copy it. */
export const CopyRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[2]};
  > span:first-child {
    grid-column: 1;
    ${captionText}
  }
  > :nth-child(2) {
    ${asWritten}
    grid-column: 1;
    min-width: 0;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  && > button {
    grid-column: 2;
    grid-row: 1 / 3;
    ${square(size.touch)}
    color: var(--panel-primary);
  }
  @media (scripting: none) {
    && > button {
      display: none;
    }
  }
  && p {
    padding: 0;
    border: 0;
    background: none;
  }
  @container ${snug} {
    padding-top: ${space[2]};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
`

export const PlaceRoot = styled.div`
  ${column(space[3])}
`

export const PlaceGrid = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[5]};
  @container ${snug} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: ${space['2-5']};
  }
`

export const PlaceValues = styled.div`
  ${column(space[2])}
  width: 100%;
  min-width: 0;
`

/** The coin in its middle hides less than the code can do without. */
export const PlaceCode = styled.div`
  position: relative;
  width: 172px; /* measured: four pixels a module of a payment */
  > svg {
    width: 100%;
    background: var(--color-white);
  }
  > span {
    position: absolute;
    inset: 0;
    ${centred}
  }
  > span > span {
    box-shadow: 0 0 0 ${space[1]} var(--color-white);
  }
`

export const RateLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  ${captionText}
`

export const Facts = styled.dl`
  width: 100%;
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  dt {
    color: ${semantic.text.secondary};
  }
  dd {
    min-width: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  [data-code] {
    font: ${type.codeText.font};
  }
`

export const ActionStack = styled.div`
  ${column(space[3])}
  &:empty {
    display: none;
  }
  && > [data-variant='secondary'],
  && > details > [data-variant='secondary'] {
    color: var(--panel-additional);
    /* Its words are moved until they can be read on the panel, and on nothing else: under a pointer the border tells. */
    background: ${semantic.surface.card};
  }
`

/** The main step, in the colours of the store’s button. */
export const MainButton = styled.button`
  ${row(space[2])}
  justify-content: center;
  width: 100%;
  min-height: ${size.controlL};
  padding: ${space[1]} ${space[5]};
  border-radius: ${vars.radius.m};
  color: var(--merchant-button-text);
  background: var(--merchant-button-background);
  font: ${type.bodyL.font};
  font-weight: ${font.weight.semibold};
  text-align: center;
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &:hover {
    background: var(--merchant-button-hover);
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
`

/** The page is about to go back to the store. */
export const Leaving = styled.div`
  ${wrappingRow(space[2], space[3])}
  justify-content: space-between;
  color: ${semantic.text.secondary};
`

/** A quiet button that gives way to what it opens. */
export const OpenButton = styled.summary`
  ${buttonLook}
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
`

export const Opened = styled.details`
  &[open] > summary {
    display: none;
  }
  > div {
    ${column(space[3])}
  }
`
