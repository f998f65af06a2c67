import { styled } from 'styled-components'
import { captionText, cardSurface, column } from '../../../../../theme/mixins.ts'
import { media, vars } from '../../../../../tokens/vars.ts'

const { semantic, size, space } = vars

export const StepsList = styled.ol`
  ${column(space[4])}
  @media ${media.belowDesktop} {
    display: none;
  }
`

export const StepRow = styled.li`
  position: relative;
  color: ${semantic.text.secondary};
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: ${size.step} calc(${space[4]} * -1);
    inset-inline-start: calc(${size.step} / 2);
    width: ${vars.borderWidth.thick};
    background: ${semantic.border.default};
  }
  &[data-state='done']::after {
    background: ${semantic.accent.solid};
  }
  > button,
  > div {
    display: flex;
    align-items: flex-start;
    gap: ${space[3]};
    width: 100%;
    min-height: ${size.controlM};
    padding: 0;
    border: 0;
    border-radius: ${vars.radius.s};
    text-align: start;
    color: inherit;
    background: none;
  }
  > button {
    cursor: pointer;
  }
  > button:focus-visible {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: ${vars.focus.offset};
  }
`

export const StepWords = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding-top: ${space['0-5']};
  > :first-child {
    font: ${vars.type.bodyStrong.font};
  }
  > :nth-child(2) {
    font: ${vars.type.caption.font};
  }
  [data-state='done'] &,
  [data-state='now'] & {
    color: ${semantic.text.primary};
  }
`

/** Where there is no room for the list: this step's name, its place, and a bar. */
export const StepsSummary = styled.div`
  display: none;
  padding: ${space[4]};
  ${cardSurface}
  @media ${media.belowDesktop} {
    display: block;
  }
`

export const SummaryWords = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  margin-bottom: ${space[2]};
  ${captionText}
  > strong {
    font: ${vars.type.bodyStrong.font};
    color: ${semantic.text.primary};
  }
`
