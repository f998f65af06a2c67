import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { styled } from 'styled-components'
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
  padding: ${space[5]} ${space[4]} ${space[4]} ${space[6]};
  [data-tone='danger'] > & {
    border-bottom: ${vars.borderWidth.hairline} solid ${semantic.danger.border};
    background: ${semantic.danger.soft};
  }
  @media ${media.phone} {
    padding: ${space[4]} ${space[2]} ${space[3]} ${space[4]};
  }
`

export const DialogHeading = styled.h2`
  font: ${type.title2.font};
  letter-spacing: ${type.title2.tracking};
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
  display: grid;
  place-items: center;
  width: ${vars.size.touch};
  height: ${vars.size.touch};
  border-radius: ${vars.radius.m};
  color: ${semantic.danger.on};
  background: ${semantic.danger.solid};
`

export const DialogBody = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
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
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: ${space[3]};
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
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
`
