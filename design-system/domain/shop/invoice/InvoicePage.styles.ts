import { css, styled } from 'styled-components'
import { column } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { space } = vars

/** Where the container is a phone’s, be it a phone or the frame of a preview. */
export const narrow =
  'invoice (max-width: 719.98px)' /* measured: the panel and what is paid need this much side by side */

/** Where the panel is no wider than on a phone, though something stands beside it. */
export const snug =
  'invoice (max-width: 899.98px)' /* measured: an address beside its code has four pieces a line */

/**
 * The store’s ground. A picture covers the gradient. Store colours of the panel are chosen by `light-dark`, which follows the
 * nearest theme as the tokens do.
 */
export const InvoiceRoot = styled.div`
  container: invoice / inline-size;
  display: grid;
  width: 100%;
  min-height: 100%;
  color: var(--merchant-page-text);
  background:
    var(--merchant-picture) center / cover no-repeat,
    linear-gradient(135deg, var(--merchant-background-1), var(--merchant-background-2));
  font-variant-numeric: tabular-nums lining-nums;
  /* Ink is spent on words alone; paper is white in either theme. */
  @media print {
    color: var(--color-ink-900);
    background: none;
  }
  /* Without scripts there is nothing that could copy or print. */
  @media (scripting: none) {
    [data-scripted] {
      display: none;
    }
  }

  --panel-text: light-dark(var(--merchant-text-light), var(--merchant-text-dark));
  --panel-primary: light-dark(var(--merchant-primary-light), var(--merchant-primary-dark));
  --panel-additional: light-dark(var(--merchant-additional-light), var(--merchant-additional-dark));
  --panel-success: light-dark(var(--merchant-success-light), var(--merchant-success-dark));
  --panel-fail: light-dark(var(--merchant-fail-light), var(--merchant-fail-dark));
  --panel-warning: light-dark(var(--merchant-warning-light), var(--merchant-warning-dark));
  /* Thinned, so that what is drawn over it leads in either theme. */
  --panel-track: color-mix(
    in srgb,
    light-dark(var(--merchant-primaryDisabled-light), var(--merchant-primaryDisabled-dark)) 40%,
    ${vars.semantic.surface.card}
  );
`

export const InvoiceColumn = styled.div`
  ${column(space[5])}
  width: 100%;
  max-width: 1024px; /* measured: a short line of what is paid beside a panel of two columns */
  margin: auto;
  padding: ${space[8]} ${space[8]} ${space[6]};
  @container ${narrow} {
    gap: ${space['3-5']};
    padding: ${space[4]} ${space[4]} ${space[5]};
  }
`

/** On the screen: paper has the receipt. */
export const InvoiceGrid = styled.div`
  @media print {
    display: none;
  }
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
  align-items: start;
  gap: ${space[10]};
  @container ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space['3-5']};
  }
`

/** What stands on the ground. Over a picture it has a plate of the first background colour, so that it can be read. */
export const plate = css`
  [data-ground='picture'] & {
    padding: ${space[3]} ${space[4]};
    border-radius: ${vars.radius.l};
    background: var(--merchant-background-1);
  }
`

/** What must be read as it is, whatever a style sheet says of the parts around it: said here, nothing comes down to it. */
export const asWritten = css`
  visibility: visible;
  opacity: 1;
  font-style: normal;
  text-transform: none;
`
