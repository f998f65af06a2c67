import { styled } from 'styled-components'
import { centred, labelText, row, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const SwitchList = styled.ul`
  > :first-child {
    border-top: 0;
  }
`

/** A row with a switch at its end. The whole row is the target. */
export const SwitchItem = styled.li`
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  > label {
    min-height: ${vars.size.touch};
    padding-block: ${space[2]};
    gap: ${space[4]};
  }
`

/** Long lists are looked through in their place, so that the card stays as tall as a screen. */
export const SwitchScroll = styled.div`
  max-height: 420px; /* measured: nine rows, and half of one that says there are more */
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;
  scrollbar-width: thin;
  margin-inline: calc(${space[1]} * -1);
  padding-inline: ${space[1]};
  @media ${media.phone} {
    max-height: none;
    overflow: visible;
    scrollbar-gutter: auto;
  }
`

export const AssetWords = styled.span`
  ${row(space[3])}
  min-width: 0;
`

/** The place of a coin's circle, for the sign of a currency. */
export const Sign = styled.span`
  flex: none;
  ${centred}
  min-width: ${space[10]};
  height: ${space[8]};
  padding-inline: ${space[1]};
  border-radius: ${vars.radius.s};
  ${labelText}
  background: ${semantic.surface.muted};
`

export const AssetNames = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

export const ListHead = styled.div`
  ${wrappingRow(space[1], space[3])}
  justify-content: space-between;
`
