import { styled } from 'styled-components'
import { wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, size } = vars

export const BarRoot = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${vars.z.tabBar};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.card};
  box-shadow: ${vars.shadow[2]};
`

export const BarInner = styled.div`
  ${wrappingRow(space[3])}
  justify-content: space-between;
  max-width: calc(${size.content} + 2 * ${space[10]});
  margin: 0 auto;
  padding: ${space['3-5']} ${space[10]};
  @media ${media.belowDesktop} {
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    gap: ${space[2]};
    padding: ${space['2-5']} ${space[4]} calc(${space['3-5']} + env(safe-area-inset-bottom));
  }
`

export const Main = styled.div`
  ${wrappingRow(space[3])}
  min-width: 0;
  > button {
    min-height: ${size.controlXl};
    white-space: nowrap;
  }
  > [data-variant='primary'],
  > [data-variant='danger'] {
    padding-inline: ${space[10]};
  }
  > [data-variant='secondary']:not([aria-disabled]) > svg {
    display: none;
  }
  @media ${media.phone} {
    flex: 1 1 100%;
    &[data-narrow='words'] > [aria-disabled]:not([data-pending]) {
      display: none;
    }
    > span {
      flex: 1 1 100%;
      text-align: center;
    }
    > [data-variant] {
      flex: 1 1 auto;
      padding-inline: ${space[4]};
    }
    > [data-variant='primary'],
    > [data-variant='danger'] {
      flex-grow: 3;
    }
    > [data-variant='secondary']:not([aria-disabled]) {
      padding-inline: ${space[2]};
      font: ${vars.type.bodyStrong.font};
    }
  }
`

/** What may have to wait: the reason stands before its button. On a narrow screen it only says so, while there is something else to do. */
export const Side = styled.div`
  flex: 1 1 ${size.listboxMin};
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  max-width: 50ch;
  > button {
    flex: none;
    white-space: nowrap;
  }
  > span {
    text-align: end;
  }
  @media ${media.phone} {
    flex: 1 1 100%;
    flex-direction: column;
    align-items: stretch;
    gap: ${space[1]};
    max-width: none;
    > span {
      text-align: center;
    }
  }
  @media ${media.belowTabletBig} {
    &[data-narrow='words'] > button {
      display: none;
    }
  }
`

/** The same action named twice: with the amount where there is room, short on a phone. Only one of the two is there. */
export const Words = styled.span`
  &[data-room='narrow'] {
    display: none;
  }
  @media ${media.phone} {
    &[data-room='narrow'] {
      display: inline;
    }
    &[data-room='wide'] {
      display: none;
    }
  }
`
