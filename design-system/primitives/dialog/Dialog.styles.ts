import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
import { captionText, centred, column, square, typeStyle, wrappingRow } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space, type } = vars

export const DialogRoot = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  min-height: 0;
  outline: none;
  &[data-tone='danger'] {
    border-top: ${space[1]} solid ${semantic.danger.solid};
  }
`

export const DialogHeader = styled.header`
  flex: none;
  display: flex;
  align-items: flex-start;
  gap: ${space['3-5']};
  padding-block: ${space[5]} ${space[4]};
  padding-inline: ${space[6]} ${space[4]};
  [data-tone='danger'] > & {
    border-bottom: ${vars.borderWidth.hairline} solid ${semantic.danger.border};
    background: ${semantic.danger.soft};
  }
  @media ${media.phone} {
    padding-block: ${space[4]} ${space[3]};
    padding-inline: ${space[4]} ${space[2]};
  }
`

export const DialogHeading = styled.h2`
  overflow-wrap: anywhere;
  ${typeStyle(type.title2)}
  @media ${media.phone} {
    font: ${type.title3.font};
  }
`

export const DialogTitles = styled.div`
  flex: 1;
  min-width: 0;
  align-self: center;
`

export const DialogWarning = styled.p`
  margin-top: ${space['0-5']};
  font-weight: ${vars.font.weight.semibold};
  color: ${semantic.danger.text};
`

export const DialogEmblem = styled.span`
  flex: none;
  ${centred}
  ${square(vars.size.touch)}
  border-radius: ${vars.radius.m};
  color: ${semantic.danger.on};
  background: ${semantic.danger.solid};
`

export const DialogBody = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${column(space[4])}
  padding: ${space[1]} ${space[6]} ${space[5]};
  [data-tone='danger'] > & {
    padding-top: ${space[5]};
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
    [data-tone='danger'] > & {
      padding-top: ${space['3-5']};
    }
  }
`

export const DialogFooter = styled.footer`
  flex: none;
  ${wrappingRow(space[3])}
  justify-content: flex-end;
  padding: ${space[4]} ${space[6]} ${space[5]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  [data-tone='danger'] > & {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    border-top: 0;
    padding-top: ${space[1]};
  }
  /* Why the action can't be taken yet stands under both buttons. */
  [data-tone='danger'] > & > button + span {
    grid-column: 1 / -1;
    text-align: center;
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const FooterNote = styled.p`
  grid-column: 1 / -1;
  text-align: center;
  ${captionText}
`
