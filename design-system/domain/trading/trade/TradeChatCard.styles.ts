import { styled } from 'styled-components'
import { cardSurface } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { size, space } = vars

const headerAndGaps = `${size.header} + var(--banner) + 2 * ${space[6]}`
const bar = `${size.controlXl} + 2 * ${space['3-5']}`

/** Stays in sight while the page scrolls, between the header and, where there is one, the bar of actions. */
export const TalkRoot = styled.section`
  --banner: 0px; /* measured: nothing is said of the connection */
  position: sticky;
  top: calc(${size.header} + var(--banner) + ${space[6]});
  display: flex;
  flex-direction: column;
  height: calc(100dvh - (${headerAndGaps}));
  min-height: 420px; /* measured: a few messages and where one writes */
  overflow: clip;
  ${cardSurface}
  &[data-above='bar'] {
    height: calc(100dvh - (${headerAndGaps}) - (${bar}));
  }
  /* What is said of the connection stands above, and stays. */
  [data-banner='shown'] ~ main & {
    --banner: ${size.controlM};
  }
  /* Below the matter of the trade, where there is no room beside it. */
  @media (max-width: 899.98px) /* measured: the last width that holds both */ {
    position: static;
    height: 600px; /* measured: a conversation on a small tablet */
  }
`

/** Tabs that take the height that is left; each scrolls inside. */
export const TalkBody = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  > div {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  [role='tablist'] {
    flex: none;
    padding-inline: ${space[5]};
  }
  [role='tabpanel'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
    overflow-y: auto;
  }
  @media ${media.phone} {
    [role='tablist'] {
      padding-inline: ${space[4]};
    }
  }
`
