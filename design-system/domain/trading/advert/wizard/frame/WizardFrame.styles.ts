import { styled } from 'styled-components'
import { column, row } from '../../../../../theme/mixins.ts'
import { visuallyHidden } from '../../../../../primitives/hidden/VisuallyHidden.styles.ts'
import { media, vars } from '../../../../../tokens/vars.ts'

const { semantic, size, space } = vars

export const WizardGrid = styled.form`
  display: grid;
  grid-template: 'steps main side' auto / 232px minmax(0, 1fr) 376px; /* measured: as drawn */
  align-items: start;
  gap: ${space[4]} ${space[10]};
  &[data-steps='none'] {
    grid-template: 'main side' auto / minmax(0, 1fr) 376px; /* measured: as drawn */
  }
  @media ${media.belowDesktop} {
    grid-template:
      'steps steps' auto
      'main side' auto / minmax(0, 1fr) 332px; /* measured: as drawn on a tablet */
    column-gap: ${space[6]};
  }
  @media (max-width: 899.98px) /* measured: the last width that holds both */ {
    &,
    &[data-steps='none'] {
      grid-template:
        'steps' auto
        'main' auto
        'side' auto / minmax(0, 1fr);
    }
  }
`

export const HeaderEnd = styled.div`
  flex: none;
  ${row(space[1])}
  margin-inline-start: auto;
`

/** Only where the side stands below the fields. */
export const WithoutSide = styled.div`
  @media (min-width: 900px) /* measured: as above */ {
    display: none;
  }
`

export const StepsColumn = styled.div`
  grid-area: steps;
  position: sticky;
  top: calc(${size.header} + ${space[6]});
  ${column(space[6])}
  @media ${media.belowDesktop} {
    position: static;
  }
  > :nth-child(2) {
    flex-wrap: nowrap;
    font: ${vars.type.caption.font};
    @media ${media.belowDesktop} {
      display: none;
    }
  }
`

export const MainColumn = styled.div`
  grid-area: main;
  ${column(space[4])}
  min-width: 0;
  outline: none;
`

/** The price and the preview stay in sight beside what is written. */
export const SideColumn = styled.aside`
  grid-area: side;
  @media (min-width: 900px) /* measured: the first width that holds both */ {
    position: sticky;
    top: calc(${size.header} + ${space[6]});
  }
  ${column(space[4])}
  min-width: 0;
`

/** On a phone the arrow says it: the room belongs to what goes on. */
export const BackWord = styled.span`
  @media ${media.phone} {
    ${visuallyHidden}
  }
`

export const BarRoot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${vars.z.tabBar};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  background: ${semantic.surface.card};
`

export const BarInner = styled.div`
  ${row(space[3])}
  justify-content: flex-end;
  max-width: calc(${size.content} + 2 * ${space[10]});
  margin: 0 auto;
  padding: ${space['2-5']} ${space[10]};
  > [data-place='back'] {
    margin-inline-end: auto;
  }
  @media ${media.belowDesktop} {
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    gap: ${space[2]};
    padding: ${space['2-5']} ${space[4]} calc(${space['2-5']} + env(safe-area-inset-bottom));
    > [data-place='back'] {
      margin-inline-end: 0;
    }
    > [data-variant='primary'] {
      flex: 1;
    }
  }
`
